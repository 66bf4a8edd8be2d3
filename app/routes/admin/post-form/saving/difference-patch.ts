import type { PatchOperation } from '#domain/api/post-patch.ts'
import { isSame } from '../../shell/json-equality.ts'

type Fields = Readonly<Record<string, unknown>>

/**
 * The operations that turn each of these bodies of a post into `wanted`.
 * @param bases what the server may have; all of them name the fields of `wanted`
 */
export function differencePatch(wanted: Fields, bases: readonly [Fields, ...Fields[]]): PatchOperation[] {
  return Object.entries(wanted).flatMap(([name, value]): PatchOperation[] => {
    if (bases.every((base) => isSame(base[name], value))) return []
    const lists = bases.map((base) => base[name])
    if (name === 'sections' && Array.isArray(value) && lists.every(Array.isArray)) return sectionPatch(value, lists)
    return [{ op: 'replace', path: `/${name}`, value }]
  })
}

/** Replaces what lies between the sections that all lists begin with and those that all end with. */
function sectionPatch(wanted: readonly unknown[], bases: readonly (readonly unknown[])[]): PatchOperation[] {
  const { length } = bases[0]!
  if (bases.some((base) => base.length !== length)) return [{ op: 'replace', path: '/sections', value: wanted }]
  const shorter = Math.min(length, wanted.length)
  const isSameAt = (fromEnd: boolean, index: number) =>
    bases.every((base) =>
      fromEnd ? isSame(base.at(-1 - index), wanted.at(-1 - index)) : isSame(base[index], wanted[index]),
    )
  let start = 0
  while (start < shorter && isSameAt(false, start)) start++
  let end = 0
  while (end < shorter - start && isSameAt(true, end)) end++

  const operations: PatchOperation[] = []
  for (let index = start; index < shorter - end; index++)
    if (!isSameAt(false, index)) operations.push({ op: 'replace', path: `/sections/${index}`, value: wanted[index] })
  for (let index = shorter - end; index < wanted.length - end; index++)
    operations.push({ op: 'add', path: `/sections/${index}`, value: wanted[index] })
  for (let index = length - end - 1; index >= wanted.length - end; index--)
    operations.push({ op: 'remove', path: `/sections/${index}` })
  return operations
}
