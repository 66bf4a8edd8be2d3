import type { PageText } from '../../../domain/posts/pages/standard-pages.ts'
import { services } from './services.ts'

export const privacy: PageText = {
  title: 'Confidentialité',
  intro:
    'Cette page dit ce que {blogName}, à l’adresse {siteUrl}, apprend de vous et ce que cela devient. Vous pouvez tout lire ici sans nous dire qui vous êtes.',
  parts: [
    {
      heading: 'Pendant la lecture',
      text: `Pendant que vous lisez, nos pages ne demandent rien à aucun autre serveur. Les polices, les images et les scripts viennent de ce site, si bien qu’aucun tiers ne voit que vous êtes ici. Il n’y a ni réseau publicitaire ni cookie de pistage.

${services.embedsInPrivacy}

Votre navigateur envoie son adresse IP à chaque requête, comme sur tout site web, parce qu’il faut bien que la réponse aille quelque part.`,
    },
    {
      heading: 'Comptage des lectures',
      text: `Ce site compte lui-même, sans cookie, combien de fois ses pages sont lues. Quand une page s’affiche, votre navigateur indique au serveur laquelle, ainsi que le domaine du site d’où vous venez, s’il y en a un. Tout cela est additionné par jour et conservé pendant 13 mois.

- Pour ne compter chaque personne qu’une fois par jour, le serveur calcule un nombre à partir de votre adresse IP, du nom de votre navigateur et d’un secret renouvelé chaque jour. L’adresse n’est pas enregistrée. Dans les deux jours, le secret et le nombre sont effacés ; plus personne ne peut alors dire qui a lu quoi, ni si une même personne est revenue.
- Un navigateur qui envoie le signal Global Privacy Control n’est pas compté. Les programmes automatiques et les personnes qui administrent le site ne le sont pas non plus.

Ce comptage est montré aux personnes qui administrent ce site. Il n’est envoyé à personne.`,
    },
    {
      heading: 'Les nouveaux articles par e-mail',
      text: `Si vous vous abonnez, nous conservons votre adresse afin de vous envoyer les nouveaux articles. Vous recevez d’abord un message qui vous demande de confirmer ; tant que vous ne l’avez pas fait, aucun article ne vous est envoyé. Chaque e-mail contient un lien de désabonnement, qui fonctionne sans avoir à se connecter.

- Nous conservons l’adresse jusqu’à votre désabonnement ; ensuite, nous retenons seulement qu’il ne faut plus lui écrire.
- La liste des articles qui vous ont été envoyés est conservée pendant 90 jours. Ensuite, nous savons seulement combien d’e-mails sont partis.
- Nous ne vendons pas votre adresse, ne la communiquons pas à des fins publicitaires et ne l’utilisons pour rien d’autre.
- Nous ne suivons ni l’ouverture des e-mails ni les clics qui y sont faits.
- Quand vous vous abonnez, un nombre calculé à partir de votre adresse IP est conservé avec la trace de votre consentement, pour que personne ne puisse abonner d’autres personnes par milliers. L’adresse IP elle-même n’est pas conservée.

Le service de messagerie qui achemine nos messages doit voir votre adresse pour pouvoir les remettre.`,
    },
    {
      heading: 'Le captcha',
      text: `Les formulaires sont protégés par une énigme que votre navigateur résout de lui-même, avec un peu d’arithmétique. Tout se passe sur ce site. Rien de ce qui vous concerne n’est envoyé à une entreprise de captchas.`,
    },
    {
      heading: 'Journaux et lettres',
      text: `Les journaux techniques qui nous aident à trouver les pannes ne contiennent aucune adresse e-mail. L’entreprise qui héberge le serveur peut tenir ses propres journaux techniques.

Si vous écrivez à {contact}, nous avons votre lettre et l’utilisons pour vous répondre.`,
    },
    {
      heading: 'Vos droits',
      text: `Écrivez à {contact} si vous voulez savoir ce que nous détenons sur vous, le faire rectifier ou le faire effacer. Cela ne coûte rien et ne demande aucun motif. Dans de nombreux pays, vous pouvez aussi adresser une réclamation à une autorité de protection des données. Ce qui est conservé dans votre navigateur est décrit sur la page « Politique de cookies ».`,
    },
  ],
}
