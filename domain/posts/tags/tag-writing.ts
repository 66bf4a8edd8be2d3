import { namesField } from '../terms/names-writing.ts'
import { TAG_MAX_LENGTH, TAGS_MAX } from './tags.ts'

export const tags = namesField({ name: 'A tag', list: 'Tags', max: TAGS_MAX, maxLength: TAG_MAX_LENGTH })
