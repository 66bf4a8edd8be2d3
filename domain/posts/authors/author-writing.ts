import { namesField } from '../terms/names-writing.ts'
import { AUTHOR_MAX_LENGTH, AUTHORS_MAX } from './authors.ts'

export const authors = namesField({
  name: 'The name of a further author',
  list: 'Further authors',
  max: AUTHORS_MAX,
  maxLength: AUTHOR_MAX_LENGTH,
})
