/** The body of the last save that the server has: the next save of the same post sends only the difference. */
interface SavedBody {
  /** Names the post or pending edit and the version of it that has this body. */
  readonly version: string
  readonly body: Readonly<Record<string, unknown>>
}

/** Only one form at a time is saved. */
let last: SavedBody | null = null

export function noteSavedBody(version: string, body: SavedBody['body']): void {
  last = { version, body }
}

/** The body that the server has in that version; undefined if this tab does not know it. */
export function savedBody(version: string): SavedBody['body'] | undefined {
  return last?.version === version ? last.body : undefined
}
