/** The body of a save that the server has, so that the next save of that post sends only the difference to it. */
interface SavedBody {
  /** Of the post or its pending edit, in the version that has this body. */
  readonly entityTag: string
  readonly body: Readonly<Record<string, unknown>>
}

/** One form at a time is saved. */
let last: SavedBody | null = null

export function noteSavedBody(entityTag: string, body: SavedBody['body']): void {
  last = { entityTag, body }
}

/** Undefined where this tab does not know what the server has in that version. */
export function savedBody(entityTag: string): SavedBody['body'] | undefined {
  return last?.entityTag === entityTag ? last.body : undefined
}
