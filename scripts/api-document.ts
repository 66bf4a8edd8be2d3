import { CALLS, type ListedCall, pathOf, TAGS } from '../app/routes/api/calls/calls.ts'

/** `docs/api.md` with its table of calls drawn anew. */
export function apiDocument(text: string): string {
  const rows = TAGS.flatMap((tag) => CALLS.filter((call) => call.tag === tag)).map(row)
  const table = ['| Call | Who | Query | Body | Does |', '|---|---|---|---|---|', ...rows].join('\n')
  return text.replace(/(<!-- drawing: calls -->\n)[\s\S]*?(?=<!-- end -->)/, (_, begin) => `${begin}${table}\n`)
}

function row(call: ListedCall): string {
  const query = Object.keys(call.query ?? {}).map((name) => `\`${name}\``)
  const cells = [
    `\`${call.method} ${pathOf(call.pattern)}\``,
    whoMay(call),
    query.join(', '),
    bodyOf(call),
    call.summary,
  ]
  return `| ${cells.map((cell) => cell || '–').join(' | ')} |`
}

function whoMay({ access }: ListedCall): string {
  if (access === 'everybody') return 'all'
  const { scope, needsRecentConfirmation } = access
  if (!scope) return needsRecentConfirmation ? 'password' : 'session'
  return `${needsRecentConfirmation ? 'password, or ' : ''}\`${scope}\``
}

function bodyOf({ body }: ListedCall): string {
  if (!body) return ''
  if ('schema' in body) return `\`${body.schema}\``
  return 'file' in body
    ? 'a file'
    : `files: ${Object.keys(body.files)
        .map((name) => `\`${name}\``)
        .join(', ')}`
}
