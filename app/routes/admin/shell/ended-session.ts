import { hasUnsavedInput } from './unsaved-input.ts'

/** E-mail address of the administrator whose session this tab showed last; null after *Logout*. */
let viewer: string | null = null

/** @param email null after *Logout*, which needs no explanation */
export function noteSession(email: string | null): void {
  viewer = email
}

/** Whether a session ended that this tab showed, and whether the tab keeps input of its forms. Null where none ended by itself. */
export function endedSession(): { readonly hasInput: boolean } | null {
  return viewer === null ? null : { hasInput: hasUnsavedInput(viewer) }
}
