import { warningKinds } from '#domain/posts/warnings/warning-kinds.ts'

export function loader() {
  return Response.json({ contentWarnings: warningKinds() })
}
