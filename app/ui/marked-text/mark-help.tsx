const MARKS = [
  { sign: '*word*', meaning: 'emphasis' },
  { sign: '**word**', meaning: 'strong' },
  { sign: '||word||', meaning: 'a covered spoiler' },
  { sign: '[text](https://…)', meaning: 'a link' },
  { sign: '- one', meaning: 'a list, from two lines on' },
  { sign: '1. one', meaning: 'a numbered list' },
  { sign: '## Heading', meaning: 'a heading' },
  { sign: '> words', meaning: 'a quote, to the next empty line' },
  { sign: '`code`', meaning: 'code; for several lines, ``` above and below them' },
  { sign: 'word[^1]', meaning: 'a footnote, written further down as [^1]: words' },
  {
    sign: '![words](/media/…)',
    meaning: 'a picture of this blog with its description, alone in a paragraph of a post',
  },
  { sign: 'https://…', meaning: 'a link; a card for YouTube, Vimeo, Spotify, Letterboxd or IMDb alone in a paragraph' },
] as const

export function MarkHelp() {
  return (
    <>
      <p>An empty line begins a new paragraph, and \ before a mark shows the mark.</p>
      <Signs signs={MARKS} />
    </>
  )
}

export function Signs({ signs }: { signs: readonly { sign: string; meaning: string }[] }) {
  return (
    <dl className="field-grid text-help__signs">
      {signs.map(({ sign, meaning }) => (
        <div key={sign}>
          <dt>
            <code>{sign}</code>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  )
}
