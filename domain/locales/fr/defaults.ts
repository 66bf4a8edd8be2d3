import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const defaults = {
  tagline: 'Bienvenue, créatures de l’antre.',
  description: 'Critiques, listes et réflexions sur le cinéma d’horreur.',
  emptyFeedTitle: 'Rien ne rôde encore ici',
  emptyFeedText: 'Le premier article paraîtra ici.',
  missingPostTitle: 'Aucun article à cette adresse',
  missingPostText:
    'Il a peut-être été retiré, ou le lien a perdu une lettre en chemin. Les derniers articles sont ci-dessous.',
  missingPageTitle: 'Cette page n’existe pas',
  missingPageText: 'Les articles s’arrêtent avant. Revenez à la première page.',
  scale0: 'Rien ne fonctionne.',
  scale1: 'Exécrable.',
  scale2: 'Mauvais.',
  scale3: 'Faible.',
  scale4: 'En dessous de la moyenne.',
  scale5: 'Moyen.',
  scale6: 'Correct.',
  scale7: 'Bon.',
  scale8: 'Très bon.',
  scale9: 'Excellent.',
  scale10: 'Exceptionnel.',
} as const satisfies Translated<typeof en.defaults>
