/** The default of the setting `scale`: the meaning of each score from 0 to 10, in that order. */
export const scale: string[] = [
  'None of it, or none that I could find.',
  'A wrong turn from the first frame.',
  'I watched the clock more than the door.',
  'One good minute in ninety.',
  'It means well, and one hears it trying.',
  'Half of it holds. Forgive the rest on a rainy night.',
  'Good company, if it comes to you.',
  'I would get out of bed for it.',
  'It follows you up the stairs.',
  'Something of it stays in the house.',
  'Earned twice, at two viewings some years apart.',
]

/** The scale after the demo is removed. */
export const plainScale: string[] = [
  'Nothing works.',
  'Awful.',
  'Bad.',
  'Weak.',
  'Below average.',
  'Average.',
  'Fair.',
  'Good.',
  'Very good.',
  'Excellent.',
  'Outstanding.',
]
