//! What a connection is told for which there is no place.

use skazka_core::text;
use skazka_words::Language;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::Semaphore;
use tokio::time::timeout;

/// So many are told at once; the others are closed without a word.
const TOLD_AT_ONCE: usize = 64;
/// What they send meanwhile is thrown away for so long: were it unread at the end, they would not get the answer.
const TOLD_WITHIN: Duration = Duration::from_secs(1);
/// When it is worth trying again, in seconds.
const RETRY_AFTER: u64 = 10;

/// Tells connections that there is no place. Costs no more however many there are.
pub struct Refuser {
    answer: Arc<[u8]>,
    places: Arc<Semaphore>,
}

impl Refuser {
    /// Nobody is told anything yet.
    pub fn new() -> Refuser {
        Refuser { answer: answer().into_bytes().into(), places: Arc::new(Semaphore::new(TOLD_AT_ONCE)) }
    }

    /// Answers 503 and closes the connection.
    pub fn refuse(&self, connection: TcpStream) {
        let Ok(place) = self.places.clone().try_acquire_owned() else { return };
        let answer = self.answer.clone();
        tokio::spawn(async move {
            // Whoever does not listen, or goes on talking, is cut off.
            let _ = timeout(TOLD_WITHIN, tell(connection, &answer)).await;
            drop(place);
        });
    }
}

async fn tell(mut connection: TcpStream, answer: &[u8]) -> std::io::Result<()> {
    connection.write_all(answer).await?;
    connection.shutdown().await?;
    let mut thrown_away = [0; 1024];
    while connection.read(&mut thrown_away).await? > 0 {}
    Ok(())
}

/// The answer, in every language, as nothing is known yet of who asks.
fn answer() -> String {
    let words: String = Language::ALL.iter().map(|language| language.say(&text!("limit-connections")) + "\n").collect();
    format!(
        "HTTP/1.1 503 Service Unavailable\r\nRetry-After: {RETRY_AFTER}\r\nConnection: close\r\n\
         Content-Type: text/plain; charset=utf-8\r\nContent-Length: {}\r\n\r\n{words}",
        words.len()
    )
}
