import type { Block } from '#domain/text/marked-text.ts'

/** A link that names the service and the address. `reader/embeds.ts` loads the frame that `data-frame` names. */
export function EmbedLink({ embed }: { embed: Block & { kind: 'embed' } }) {
  return (
    <p className="embed">
      <a href={embed.href} data-frame={embed.frame ?? undefined} rel="noopener nofollow ugc">
        <strong>{embed.service}</strong> {embed.href.replace(/^https?:\/\/(?:www\.)?/i, '')}
      </a>
    </p>
  )
}
