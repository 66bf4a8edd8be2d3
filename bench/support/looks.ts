/** Three blogs of one release: a poster of a giallo, a journal of films, a fanzine. */
export const LOOKS = {
  giallo: { accent: '#b3001b', ground: '#f5c518', type: 'giallo', corners: 'sharp', firstTheme: 'light' },
  journal: { accent: '#1d5f8a', ground: '#f3f6f7', type: 'journal', corners: 'plain', firstTheme: 'light' },
  fanzine: { accent: '#d6006c', ground: '#fbf3dc', type: 'fanzine', corners: 'soft', firstTheme: 'reader' },
} as const
