import type { Database } from '../../db/database.ts'
import type { Slices } from '../../db/slices.ts'
import { LabelChanges } from '../terms/label-changes.ts'
import { TagChanges } from '../terms/tag-changes.ts'
import { Categories } from './categories.ts'

export function openCategories(database: Database, slices: Slices) {
  const labelChanges = new LabelChanges(database, slices)
  return {
    labelChanges,
    categories: new Categories(database, labelChanges, () => database.contentVersion()),
    tagChanges: new TagChanges(database, labelChanges),
  }
}
