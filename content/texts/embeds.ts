/** What the policies say about embedded media of other companies, independent of the services of the site. */
export const embedsInPrivacy =
  'A film or a song at YouTube, Vimeo or Spotify stands in a post as a link. Only when you press it does your browser load it from that company, which then learns your network address and on which site you are; its own rules apply to that.'

export const embedsInCookies =
  'Only when you press a film or a song of YouTube, Vimeo or Spotify does your browser load it from that company, which may then set cookies of its own.'
