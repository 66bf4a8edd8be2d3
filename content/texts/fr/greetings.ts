import type { PageText } from '../../../domain/posts/pages/standard-pages.ts'

export const greetings: PageText = {
  title: 'Bienvenue',
  intro:
    '{blogName} est un blog sur le cinéma d’horreur. Vous y trouverez des critiques, des listes et des réflexions.',
  parts: [
    {
      heading: 'L’origine',
      text: 'Tout a commencé par des films d’horreur, et par l’envie d’écrire à leur sujet.',
    },
    {
      heading: 'Le serment',
      text: 'Ce qui est écrit ici est notre propre opinion. Personne ne paie pour cela.',
    },
    {
      heading: 'Les critiques',
      text: `Une critique donne au film jusqu’à dix points pour chacun de six critères : terreur, suspense, originalité, photographie, interprétation et bande-son. Le verdict est une note à part, qui n’est pas forcément la moyenne des six.`,
    },
    {
      heading: 'Des listes choisies',
      text: 'Chaque liste réunit des films autour d’un même thème, avec quelques mots sur chacun.',
    },
    {
      heading: 'La communauté',
      text: 'Vous avez vu un film qui a sa place ici, ou trouvé une erreur ? Écrivez à {contact}.',
    },
  ],
  signature: '{blogName}',
}
