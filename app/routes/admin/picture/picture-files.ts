/** A problem is the key of a message. */
export type PickedFile = { ok: true; file: File } | { ok: false; problem: 'picture.onlyOneFits' | 'picture.noImage' }

/** Whether a drag or a paste contains files. Their types are known only after the drop. */
export function bringsFiles(transfer: DataTransfer | null): boolean {
  return transfer?.types.includes('Files') ?? false
}

/** The only picture among the files that were chosen, dropped or pasted. */
export function pickedFile(files: Iterable<File>): PickedFile | null {
  const all = [...files]
  const [file, ...others] = all.length > 1 ? all.filter(({ type }) => type.startsWith('image/')) : all
  if (others.length > 0) return { ok: false, problem: 'picture.onlyOneFits' }
  if (file) return { ok: true, file }
  return all.length > 0 ? { ok: false, problem: 'picture.noImage' } : null
}
