/** The default of the setting `scale`: the meaning of each score from 0 to 10, in that order. */
export const scale: string[] = [
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
