import type { PatchOperation } from '#domain/api/post-patch.ts'
import { isSame } from '../../shell/json-equality.ts'

type Fields = Readonly<Record<string, unknown>>

/**
 * JSON Patch operations that turn each of `bases` into `wanted`.
 * @param bases bodies that the server may have; each has the fields of `wanted`. With several, `sections` is sent whole, since
 *   their indexes may differ.
 */
export function differencePatch(wanted: Fields, bases: readonly [Fields, ...Fields[]]): PatchOperation[] {
  return Object.entries(wanted).flatMap(([name, value]): PatchOperation[] => {
    if (bases.every((base) => isSame(base[name], value))) return []
    const before = bases[0][name]
    if (name === 'sections' && bases.length === 1 && Array.isArray(value) && Array.isArray(before))
      return sectionPatch(value, before)
    return [{ op: 'replace', path: `/${name}`, value }]
  })
}

/** Patches the sections between the longest common start and the longest common end of both lists. */
function sectionPatch(wanted: readonly unknown[], before: readonly unknown[]): PatchOperation[] {
  const { length } = before
  const shorter = Math.min(length, wanted.length)
  let start = 0
  while (start < shorter && isSame(before[start], wanted[start])) start++
  let end = 0
  while (end < shorter - start && isSame(before.at(-1 - end), wanted.at(-1 - end))) end++

  const operations: PatchOperation[] = []
  for (let index = start; index < shorter - end; index++)
    if (!isSame(before[index], wanted[index]))
      operations.push({ op: 'replace', path: `/sections/${index}`, value: wanted[index] })
  for (let index = shorter - end; index < wanted.length - end; index++)
    operations.push({ op: 'add', path: `/sections/${index}`, value: wanted[index] })
  for (let index = length - end - 1; index >= wanted.length - end; index--)
    operations.push({ op: 'remove', path: `/sections/${index}` })
  return operations
}
