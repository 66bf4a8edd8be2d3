/** The body of a save that the server has, so that the next save of that post sends only the difference to it. */
interface SavedBody {
  /** Names the post or pending edit and the version of it that has this body. */
  readonly version: string
  readonly body: Readonly<Record<string, unknown>>
}

/** One form at a time is saved. */
let last: SavedBody | null = null

export function noteSavedBody(version: string, body: SavedBody['body']): void {
  last = { version, body }
}

/** Undefined where this tab does not know what the server has in that version. */
export function savedBody(version: string): SavedBody['body'] | undefined {
  return last?.version === version ? last.body : undefined
}
