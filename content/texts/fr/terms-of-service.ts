import type { PageText } from '../../../domain/posts/pages/standard-pages.ts'

export const termsOfService: PageText = {
  title: 'Conditions d’utilisation',
  intro:
    'Voici les règles de la maison sur {blogName}, {siteUrl}. Elles sont courtes. Lire ce blog, s’y abonner ou nous écrire, c’est les accepter.',
  parts: [
    {
      heading: 'À qui sont les mots',
      text: `Chaque texte publié sur {blogName} appartient à la personne dont le nom figure au-dessus. Vous pouvez le lire, l’imprimer pour vous et y renvoyer par un lien, d’où vous voulez, sans demander.

Les courtes citations sont les bienvenues, avec le nom de la personne qui signe et un lien vers la page d’où elles viennent. Demandez-nous d’abord si vous voulez republier ou traduire un texte entier, le vendre ou l’utiliser dans une publicité.`,
    },
    {
      heading: 'Images et films',
      text: `Les illustrations sont des œuvres originales créées pour {blogName}, sauf si la ligne sous une image indique autre chose. Une image attribuée à quelqu’un d’autre appartient à cette personne, et c’est à elle qu’il faut demander avant de l’utiliser.

Les films dont nous parlons, avec leurs titres, leurs personnages et leurs marques, appartiennent à leurs ayants droit. Nous n’avons aucun lien avec eux. Si vous détenez les droits sur quelque chose et pensez que nous l’avons utilisé à tort, écrivez à {contact} et dites-nous sur quelle page cela se trouve.`,
    },
    {
      heading: 'Opinions et spoilers',
      text: `Une critique est l’opinion d’une personne, un certain soir. Les notes sont aussi des opinions. Les faits, comme les années, les noms et les génériques, sont vérifiés, et corrigés quand vous nous signalez une erreur.

Nous essayons de masquer ce qui révèle une fin, mais nous parlons de films entiers. Certaines pages décrivent aussi de la violence et de la peur, parce que les films en contiennent. Si vous préférez ne rien savoir, regardez d’abord le film, puis revenez.`,
    },
    {
      heading: 'Comment se conduire',
      text: `- N’essayez pas de vous introduire dans le site, de le surcharger ou d’en contourner les limites.
- Ne faites pas passer nos textes pour les vôtres.
- N’abonnez pas une adresse qui n’est pas la vôtre.
- Quand vous nous écrivez, dites d’un film tout le mal que vous voulez, mais respectez les personnes.

Nous pouvons bloquer quiconque rend le lieu inutilisable pour les autres.`,
    },
    {
      heading: 'Sans promesse',
      text: `La lecture est gratuite. Le blog {blogName} est proposé tel quel, sans garantie : il peut se tromper, changer ou rester hors d’atteinte le temps d’une nuit. Dans la mesure où la loi le permet, nous ne répondons pas des dommages qui résultent de son utilisation ou d’un lien suivi vers un autre site, que nous ne contrôlons pas. Rien ici ne limite les droits que la loi vous donne et auxquels on ne peut pas renoncer.`,
    },
    {
      heading: 'Changements et contact',
      text: `Si ces conditions changent, les nouvelles figurent sur cette page et s’appliquent à partir de ce jour. Ce que deviennent vos données est expliqué sur les pages « Confidentialité » et « Politique de cookies ». Pour tout le reste, écrivez à {contact}.`,
    },
  ],
}
