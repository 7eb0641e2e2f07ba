# The rulebooks.

page-rulebook-none = There is no such edition.
page-rulebook-chapters = Chapters
page-rulebook-search = Search the rules
page-rulebook-found = { $found ->
    [0] Nothing found.
    [one] One match
   *[other] { $found } matches
}
page-rulebook-print = Print
page-rulebook-tip = Tip
page-rulebook-details = In detail
page-rulebook-rulings = { $rulings ->
    [one] One question that the rulebook leaves open
   *[other] { $rulings } questions that the rulebook leaves open
}
page-example = Example: { $title }
page-example-step = { $step } of { $steps }
page-example-back = Back
page-example-again = Again
page-example-next = Next
page-rulebook-answers = Answers: { $cards }
page-rulebook-no-answer = none
page-rulebook-also = See also: { $cards }
page-cards = The cards one by one
difference-answer-yes = yes
difference-answer-no = no
difference-answer-none = –
differences-title = How the editions differ
differences-rule = Rule
differences-lead = The same town, three vintages. Of the rules that editions share, what is not listed holds in all of them; cards, variants and what only one of them has stand in its rulebook. The numbers name the rule.
page-documentation = Documentation
page-rule-ruled = Decided
page-rule-example = Example
page-rule-printed = In the printed booklet
page-rule-paragraph = “{ $section }”, paragraph { NUMBER($paragraph) }
page-rule-bare = There is no more to say about it.
