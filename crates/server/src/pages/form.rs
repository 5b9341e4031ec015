//! The form of a new game: every option explained in place, who plays, and the starting position as it would be.

use super::choices::SEAT;
use super::layout::{Accent, Page, layout};
use super::{Choices, Others, PageContext};
use crate::rules;
use maud::{Markup, PreEscaped, html};
use skazka_core::{Discipline, Fault, KitLetter, OptionSpec, Text, Values, text};

/// What the form of a new game shows.
pub struct NewGame<'a> {
    /// The name of the discipline's family.
    pub family: &'a str,
    /// The discipline.
    pub discipline: &'a Discipline,
    /// How many levels the computer plays at.
    pub levels: u8,
    /// What is chosen so far.
    pub choices: &'a Choices,
    /// How many seats play by these choices.
    pub seats: usize,
    /// The drawn starting position, or why these choices do not fit together.
    pub drawn: Result<String, Fault>,
}

/// The form of a new game.
pub fn new_game(context: &PageContext, form: &NewGame<'_>) -> Markup {
    let discipline = form.discipline;
    let title = context.say(&discipline.title);
    let body = html! {
        main #main {
            header.title {
                p.group { (context.say(&discipline.group)) }
                h1 { (title) }
                p.lead {
                    (context.say(&discipline.sentence)) " "
                    a href=(rules::about(form.family, &discipline.name)) { (context.say(&text!("home-rules"))) }
                }
            }
            form #new-game method="post" action={ "/new/" (discipline.name) }
                data-preview={ "/preview/" (discipline.name) } {
                div #preview.preview aria-live="polite" { (preview(context, form)) }
                div.fields {
                    @if discipline.seats.len() > 2 { (who_plays_each(context, form)) } @else { (who_plays(context, form)) }
                    @for option in &discipline.options {
                        (field(context, option, form.choices))
                    }
                }
                div.commands {
                    p #why-not.refused role="alert" hidden[form.drawn.is_ok()] { (why_not(context, form)) }
                    button.main type="submit" disabled[form.drawn.is_err()] { (context.say(&text!("form-begin"))) }
                    button.quiet.show type="submit" formmethod="get" formaction={ "/new/" (discipline.name) } {
                        (context.say(&text!("form-show")))
                    }
                }
            }
        }
    };
    layout(
        context,
        Page { title: &title, accent: Accent::Lapis, class: "page-form", style: None, script: Some("form.js"), body },
    )
}

/// The part of the form that changes as one chooses: the starting position, or why there is none.
pub fn preview(context: &PageContext, form: &NewGame<'_>) -> Markup {
    html! {
        @match &form.drawn {
            Ok(board) => figure data-seats=(form.seats) {
                (PreEscaped(board))
                figcaption { (context.say(&text!("form-preview"))) }
            }
            Err(fault) => p.refused { (context.language.say_fault(fault)) }
        }
    }
}

/// Why these choices do not fit together, if they do not.
fn why_not(context: &PageContext, form: &NewGame<'_>) -> String {
    form.drawn.as_ref().err().map_or_else(String::new, |fault| context.language.say_fault(fault))
}

fn who_plays(context: &PageContext, form: &NewGame<'_>) -> Markup {
    let others = form.choices.others_word();
    let mine = form.choices.mine_word();
    html! {
        fieldset.choice {
            legend { (context.say(&text!("form-others"))) }
            p.help { (context.say(&text!("form-others-help"))) }
            div.pills {
                (pill("others", "here", &context.say(&text!("form-others-here")), others == "here"))
                p.help { (context.say(&text!("form-others-here-help"))) }
                @for level in 1..=form.levels {
                    @let says = context.say(&text!("form-others-computer", name = level_name(level)));
                    (pill("others", &level.to_string(), &says, others == level.to_string()))
                    p.help { (context.say(&Text::new(format!("computer-level-{level}-help")))) }
                }
            }
        }
        fieldset.choice data-for="others" hidden[form.choices.others == Others::Here] {
            legend { (context.say(&text!("form-mine"))) }
            p.help { (context.say(&text!("form-mine-help"))) }
            div.pills {
                (pill("mine", "lot", &context.say(&text!("form-mine-lot")), mine == "lot"))
                @for (seat, name) in form.discipline.seats.iter().enumerate() {
                    (pill("mine", &seat.to_string(), &context.say(name), mine == seat.to_string()))
                }
            }
        }
    }
}

/// Who decides for each seat, where there are more than two. How many play may be an option: the page's script hides the
/// seats that the game as chosen does not have, and the server passes over them.
fn who_plays_each(context: &PageContext, form: &NewGame<'_>) -> Markup {
    let deciders = form.choices.deciders(form.discipline.seats.len(), 0);
    html! {
        fieldset.choice.seating {
            legend { (context.say(&text!("form-seats"))) }
            p.help { (context.say(&text!("form-seats-help"))) }
            @for (seat, (name, decides)) in form.discipline.seats.iter().zip(deciders).enumerate() {
                label.seat data-seat=(seat) {
                    span { (context.say(name)) }
                    select name={ (SEAT) (seat) } {
                        (choice("here", &context.say(&text!("form-seat-here")), decides == Others::Here))
                        @for level in 1..=form.levels {
                            @let says = context.say(&text!("form-others-computer", name = level_name(level)));
                            (choice(&level.to_string(), &says, decides == Others::Computer(level)))
                        }
                    }
                }
            }
        }
    }
}

fn choice(value: &str, says: &str, chosen: bool) -> Markup {
    html! { option value=(value) selected[chosen] { (says) } }
}

fn field(context: &PageContext, option: &OptionSpec, choices: &Choices) -> Markup {
    let value = choices.value(option.key, &option.default);
    html! {
        fieldset.choice.brief[is_brief(option)] {
            legend { (context.say(&option.title)) }
            p.help { (context.say(&option.help)) }
            @match &option.values {
                Values::Choice(values) => div.pills {
                    @for one in values {
                        (pill(option.key, &one.value, &context.say(&one.title), one.value == value))
                    }
                }
                Values::Kit(letters) => div.kit {
                    @for letter in letters {
                        (stepper(context, option.key, letter, value))
                    }
                }
            }
        }
    }
}

/// What a level of the computer is called.
pub fn level_name(level: u8) -> Text {
    Text::new(format!("computer-level-{level}"))
}

/// Whether an option is a plain yes or no, which stands beside its explanation.
fn is_brief(option: &OptionSpec) -> bool {
    matches!(&option.values, Values::Choice(values) if values.len() == 2 && values.iter().all(|one| one.value.len() <= 3))
}

fn pill(name: &str, value: &str, says: &str, chosen: bool) -> Markup {
    html! {
        label.pill {
            input type="radio" name=(name) value=(value) checked[chosen];
            span { (says) }
        }
    }
}

fn stepper(context: &PageContext, key: &str, letter: &KitLetter, kit: &str) -> Markup {
    let count = kit.chars().filter(|one| *one == letter.letter).count();
    let id = format!("{key}-{}", letter.letter);
    html! {
        label.stepper for=(id) {
            span { (context.say(&letter.title)) }
            input type="number" id=(id) name={ (key) "." (letter.letter) } value=(count) min="0" max=(letter.most) step="1"
                inputmode="numeric";
        }
    }
}
