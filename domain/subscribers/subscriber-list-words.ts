/** A subscriber's status in a list of another service. */
export type ListedStatus = 'active' | 'pending' | 'unsubscribed' | 'bounced' | 'suppressed'

/** How the cells of a column give a status. `words`: a cell names the status itself. */
export type StatusColumn = 'words' | 'yes' | 'no' | 'time-left' | 'time-bounced'

/** Normalizes names of columns and their values for comparison: lower case, no accents, one space between words. */
export function plainWords(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\((e|a|es|o)\)/g, '')
    .replace(/[\s_.:-]+/g, ' ')
    .replace(/["'()]/g, '')
    .trim()
}

export function isAddressColumn(name: string): boolean {
  return ADDRESS_COLUMN.test(plainWords(name))
}

export function isNameColumn(name: string): boolean {
  return NAME_COLUMN.test(plainWords(name))
}

export function isLabelsColumn(name: string): boolean {
  return LABELS_COLUMN.test(plainWords(name))
}

export function isSinceColumn(name: string): boolean {
  return SINCE_COLUMN.test(plainWords(name))
}

/** The instant that a cell holds, ISO 8601 in UTC; null for none. Without a zone it counts as UTC. */
export function instantOf(word: string): string | null {
  const [, day, time = '00:00', zone = ''] =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?))? ?(Z|UTC|[+-]\d{2}:?\d{2})?$/.exec(
      word.trim(),
    ) ?? []
  if (!day) return null
  const date = new Date(`${day}T${time}${/^(|UTC)$/.test(zone) ? 'Z' : zone.replace(/^([+-]\d\d)(\d\d)$/, '$1:$2')}`)
  return Number.isNaN(date.getTime()) || date.getUTCFullYear() < 1990 ? null : date.toISOString()
}

/** How a column of that name gives a status; undefined where it gives none. */
export function statusColumn(name: string): StatusColumn | undefined {
  const words = plainWords(name)
  // Mailchimp: when and by which mail a subscriber left or bounced.
  if (/^unsub /.test(words)) return 'time-left'
  if (/^clean /.test(words)) return 'time-bounced'
  return STATUS_COLUMNS.get(words)
}

/** The status that a word means; undefined for an unknown word. */
export function statusOf(word: string): ListedStatus | undefined {
  return STATUSES.get(plainWords(word))
}

/** `true`, `1`, `ja`; undefined for a word that means neither yes nor no. */
export function yesOrNo(word: string): boolean | undefined {
  const words = plainWords(word)
  if (YES.has(words)) return true
  return NO.has(words) ? false : undefined
}

export function isNothing(word: string): boolean {
  return NOTHING.test(word.trim())
}

const ADDRESS_COLUMN =
  /^((to |subscriber |contact |user |your )?e ?mails?( ?(address|adress|adresse|addresse|id))?|mail( ?adresse)?|e ?mail adresse|adresse (e ?mail|mail|electronique|de courriel)|courriel|correo( electronico)?|direccion de correo( electronico)?|(indirizzo )?(e ?mail|posta elettronica)|endereco de e ?mail)$/

const NAME_COLUMN =
  /^((subscriber|contact|member|full|display) ?)?name$|^(vollstandiger name|nom|nom complet|nombre|nome)$/
const LABELS_COLUMN =
  /^((subscriber|contact|member) ?)?(labels?|tags?|groups?|segments?)$|^(etiquettes?|etiquetas?|etichette|schlagworte|gruppen?|groupes?|grupos?)$/
const SINCE_COLUMN =
  /^(created( at| on)?|signed up( at| on)?|sign ?up (date|time)|subscribed (at|on)|subscription date|joined( at| on)?|date (added|created|subscribed)|added (at|on)|creation date|optin time|opt in time|anmeldedatum|angemeldet am|erstellt am)$/

const STATUS_COLUMNS = named({
  words: `status; state; statut; estado; stato; zustand; etat; type; subscription status; subscription state;
    subscriber status; subscriber state; subscriber type; email status; e mail status; email marketing status;
    member status; membership status; contact status; list status; opt in status; optin status; marketing status;
    newsletter status; abo status; abonnement; anmeldestatus; statut d abonnement; estado de suscripcion`,
  yes: `subscribed; subscribed to emails; is subscribed; email subscribed; opted in; opt in; optin; email opt in; email optin;
    is active; active; aktiv; actif; activo; enabled; is enabled; confirmed; is confirmed; accepts marketing;
    accepts email marketing; email marketing consent; newsletter; receives emails; receives newsletter; abonniert; abonne;
    inscrit; suscrito; iscritto`,
  no: `email disabled; emails disabled; unsubscribed; is unsubscribed; globally unsubscribed; unsubscribed from all emails;
    opted out; opt out; optout; has opted out of email; email opt out; blacklisted; is blacklisted; blocklisted; blocked;
    is blocked; suppressed; do not email; do not mail; disabled; inactive; deleted; is deleted; bounced; has bounced;
    complained; archived; abgemeldet; desabonne; desinscrit`,
  'time-left': `unsubscribed at; unsubscribed on; unsubscribed date; unsubscribe date; unsubscribe time; unsubscribe reason;
    date unsubscribed; unsubscription date; opt out date; opt out time; optout date; optout time; deleted at; deleted on; removed at;
    archived at; left at; abgemeldet am; abmeldedatum; date de desinscription; date de desabonnement`,
  'time-bounced': 'bounced at; bounced on; bounce date; bounce reason; undeliverability reason',
} satisfies Record<StatusColumn, string>)

const STATUSES = named({
  // Payment does not matter: Buttondown, Ghost and Substack mail free and paying subscribers alike.
  active: `active; subscribed; confirmed; enabled; regular; verified; opted in; opt in; optin; in; on; free; paid; comp;
    complimentary; gift; gifted; premium; founding; trialed; unpaid; paused; aktiv; aktiviert; abonniert; angemeldet; eingetragen;
    bestatigt; actif; abonne; abonnee; inscrit; inscrite; confirme; activo; activa; suscrito; suscrita; confirmado; attivo; iscritto;
    confermato; ativo; inscrito; actief; geabonneerd; ingeschreven`,
  pending: `pending; unconfirmed; not confirmed; unactivated; unverified; waiting; waiting to confirm; awaiting confirmation;
    validating; needs approval; invited; nonsubscribed; non subscribed; transactional; never subscribed; unbestatigt;
    nicht bestatigt; ausstehend; wartend; en attente; non confirme; pendiente; sin confirmar; in attesa; non confermato; pendente;
    niet bevestigd`,
  unsubscribed: `unsubscribed; unsubscribe; unsub; unsubscriber; left; gone; inactive; removed; deleted; archived; disabled;
    deactivated; opted out; opt out; optout; out; off; not subscribed; cancelled; canceled; signed off; abgemeldet; ausgetragen;
    abbestellt; gekundigt; geloscht; inaktiv; deaktiviert; desabonne; desabonnee; desinscrit; desinscrite; inactif; resilie; supprime; baja; dado de baja;
    dada de baja; desuscrito; cancelado; inactivo; disiscritto; cancellato; inattivo; disattivato; annullato; descadastrado;
    inativo; removido; uitgeschreven; afgemeld; inactief`,
  bounced: `bounced; bounce; hard bounce; hard bounced; soft bounce; soft bounced; cleaned; undeliverable; invalid;
    malformed; unreachable; unzustellbar; ungultig; invalide; rebotado; invalido; non valido; onbestelbaar`,
  suppressed: `suppressed; blocked; blocklisted; blocklist; blacklisted; blacklist; banned; complained; complaint; complaints;
    spam; spam complaint; spammy; marked as spam; abuse; malicious; taken out; gesperrt; blockiert; bloque; bloqueado; bloccato;
    geblokkeerd`,
} satisfies Record<ListedStatus, string>)

const YES = new Set(words('true; yes; y; t; 1; x; on; ja; j; oui; o; si; s; sim; wahr; vrai; verdadero'))
const NO = new Set(words('false; no; n; f; 0; off; nein; non; nao; nee; falsch; faux; falso'))
/** Includes how programs write a missing time, such as `0000-00-00`. */
const NOTHING = /^(|-|null|none|nil|n\/a|nan|false|no|0|0000-00-00.*)$/i

function named<Name extends string>(lists: Readonly<Record<Name, string>>): ReadonlyMap<string, Name> {
  return new Map(
    (Object.keys(lists) as Name[]).flatMap((name) => words(lists[name]).map((word) => [word, name] as const)),
  )
}

function words(list: string): string[] {
  return list.split(';').map((word) => word.trim().replace(/\s+/g, ' '))
}
