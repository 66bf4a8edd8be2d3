import type { ImageChoice } from '../../../picture/image-choice.ts'
import { isSame } from '../../../shell/json-equality.ts'

/** Whose value stands where both changed a field. */
export type Side = 'mine' | 'theirs'

/** Merges what two sides made of the fields of `base`: each has the value of the side that changed it. Lists count as one value. */
export function mergedFields<T extends object>(base: T, mine: T, theirs: T, side: Side): T {
  const merged = Object.entries(mine).map(([name, own]) => {
    const [before, other] = [base[name as keyof T], theirs[name as keyof T]] as unknown[]
    if (isRecord(before) && isRecord(own) && isRecord(other)) return [name, mergedFields(before, own, other, side)]
    if (isAlike(other, before) || isAlike(other, own)) return [name, own]
    return [name, side === 'theirs' || isAlike(own, before) ? other : own]
  })
  return Object.fromEntries(merged) as T
}

/** Whether two values are saved alike: the server keeps neither the spaces around a text nor what a form knows of a picture. */
function isAlike(one: unknown, other: unknown): boolean {
  if (typeof one === 'string' && typeof other === 'string') return one.trim() === other.trim()
  return isImage(one) && isImage(other) ? one.value === other.value : isSame(one, other)
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isImage(value)
}

function isImage(value: unknown): value is ImageChoice {
  return typeof value === 'object' && value !== null && 'isExcluded' in value
}
