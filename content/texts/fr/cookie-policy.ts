import type { PageText } from '../../../domain/posts/pages/standard-pages.ts'
import { services } from './services.ts'

export const cookiePolicy: PageText = {
  title: 'Politique de cookies',
  intro:
    'Un cookie est un petit mot qu’un site web laisse dans votre navigateur et qui lui revient à chaque requête. Si vous ne faites que lire {blogName}, le site n’en laisse aucun. C’est pourquoi aucun bandeau ne vous a posé la question.',
  parts: [
    {
      heading: 'Si vous lisez',
      text: `Qui lit ne reçoit aucun cookie de {siteUrl} : ni pour le pistage, ni pour la publicité, ni pour le comptage. L’abonnement par e-mail n’en dépose pas non plus.`,
    },
    {
      heading: 'Si vous avez les clés',
      text: `Les personnes qui administrent le site et se connectent reçoivent trois cookies. Ils sont nécessaires à ce qu’elles ont elles-mêmes demandé, et personne d’autre ne les reçoit.

- Un cookie de session, qui indique qui est connecté. Les scripts ne peuvent pas le lire. Il prend fin à la déconnexion, ou après 14 jours sans utilisation.
- den_signed_in, un indice lisible qui permet à une page d’afficher le bouton « Se déconnecter ». Il ne contient rien de secret, n’ouvre aucune porte et prend fin avec la session.
- den_device, qui distingue un navigateur qui a déjà servi à se connecter d’un inconnu qui cherche à deviner des mots de passe. Il est conservé un an et ne nomme personne.

Quiconque se connecte par un fournisseur OpenID en reçoit un quatrième, den_openid, qui relie l’aller au retour. Il est conservé dix minutes.`,
    },
    {
      heading: 'Ce que garde votre navigateur',
      text: `Votre navigateur retient deux de vos choix dans son stockage local, un tiroir qui n’appartient qu’à ce site. Il les garde jusqu’à ce que vous les effaciez, et ils ne nous sont jamais envoyés.

- den-theme : le thème, dès que vous passez du sombre au clair ou l’inverse
- den-limits : ce que vous préférez éviter, dès que vous l’indiquez sur la page « Mes limites »

Ils sont là parce que vous l’avez demandé, et l’on ne peut rien y lire d’autre.`,
    },
    {
      heading: 'Les autres entreprises',
      text: `Pendant que vous lisez, nos pages ne demandent rien à aucun autre serveur : aucune autre entreprise ne peut donc déposer de cookie par leur biais. ${services.embedsInCookies} Un lien peut mener à un autre site, et là commencent ses propres règles.`,
    },
    {
      heading: 'Effacer et refuser',
      text: `Vous pouvez effacer les cookies et le stockage local dans les réglages de votre navigateur, pour ce site ou pour tous, et vous pouvez les refuser entièrement. Toutes les pages de lecture fonctionnent exactement de la même façon. Seuls vos choix seront oubliés, et les personnes qui administrent le site devront se reconnecter.

Si quelque chose ici n’est pas clair, écrivez à {contact}.`,
    },
  ],
}
