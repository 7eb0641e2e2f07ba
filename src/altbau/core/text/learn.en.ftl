page-learn-lead = A first game shows you the rules as you play, step by step.
page-learn-stand = { $far ->
    [done] finished
    [begun] begun
   *[new] 6 minutes
}
