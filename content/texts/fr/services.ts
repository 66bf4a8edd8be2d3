import type { StandardTexts } from '../standard-texts.ts'

export const services = {
  embedsInPrivacy:
    'Un film ou une chanson de YouTube, Vimeo ou Spotify figure dans un article sous la forme d’un lien. C’est seulement quand vous appuyez dessus que votre navigateur charge ce contenu depuis cette entreprise, qui apprend alors votre adresse IP et le site où vous êtes ; ses propres règles s’y appliquent.',
  embedsInCookies:
    'C’est seulement quand vous appuyez sur un film ou une chanson de YouTube, Vimeo ou Spotify que votre navigateur charge ce contenu depuis cette entreprise, qui peut alors déposer ses propres cookies.',
  reading: `Pendant que vous lisez, nos pages ne chargent rien d’ailleurs : les polices, les images et les scripts viennent de ce site. {others} Il n’y a ni réseau publicitaire ni cookie de pistage.

{embeds}

Votre navigateur envoie son adresse IP à chaque requête, comme sur tout site web, parce qu’il faut bien que la réponse aille quelque part.`,
  readingCaptcha:
    'Le formulaire pour recevoir les nouveaux articles fait appel à {company} quand vous l’envoyez, comme l’explique la partie « Le captcha ».',
  readingGoogle: 'Ce que Google apprend de ce serveur est expliqué dans la partie « Comptage des lectures ».',
  countedByGoogle: `Ce site compte, sans cookie, combien de fois ses pages sont lues, et les fait aussi compter par Google Analytics. Quand une page s’affiche, votre navigateur indique au serveur laquelle, ainsi que le domaine du site d’où vous venez, s’il y en a un. Tout cela est additionné par jour et conservé pendant 13 mois.

- Pour ne compter chaque personne qu’une fois par jour, le serveur calcule un nombre à partir de votre adresse IP, du nom de votre navigateur et d’un secret renouvelé chaque jour. L’adresse n’est pas enregistrée. Dans les deux jours, le secret et le nombre sont effacés ici.
- Pour chaque page comptée, le serveur indique à Google le nom et l’adresse de la page, l’heure et un autre nombre, qui vous représente et qui est renouvelé chaque jour. Par notre intermédiaire, Google n’apprend ni votre adresse IP ni le navigateur que vous utilisez, et aucun script de Google ne s’y exécute. Ce qui lui est indiqué, Google le conserve selon ses propres règles, sans pouvoir en déduire si vous revenez un autre jour.
- Un navigateur qui envoie le signal Global Privacy Control n’est compté ni ici ni par Google. Les programmes automatiques non plus. Les personnes qui administrent le site ne sont pas comptées ici ; Google apprend de nous quelles pages vues sont les leurs.

Notre propre comptage est montré aux personnes qui administrent ce site.`,
  notCounted:
    'Ce site ne compte pas les personnes qui le lisent. Quand une page s’affiche, votre navigateur indique au serveur laquelle, et le serveur l’oublie aussitôt.',
  byEmailJs:
    'Le message qui vous demande de confirmer passe par EmailJS, une entreprise qui transmet du courrier pour d’autres ; les nouveaux articles peuvent suivre le même chemin. EmailJS reçoit alors votre adresse et le texte du message, et ses propres règles s’y appliquent.',
  captcha: `Le formulaire pour recevoir les nouveaux articles est protégé par {company}. Rien n’est chargé depuis cette entreprise pendant que vous lisez. Quand vous envoyez le formulaire, votre navigateur charge un script et une case à cocher venant d’elle ; elle apprend alors votre adresse IP, le navigateur que vous utilisez, le site où vous êtes et la façon dont vous utilisez la case, et ses propres règles s’y appliquent. Elle nous dit s’il faut vous laisser entrer, et nous ne lui disons rien de vous, surtout pas votre adresse e-mail.

Si vous préférez l’éviter, utilisez le formulaire à l’adresse {siteUrl}/subscribe. Il vous pose une question, et ne fait appel à aucune entreprise.`,
  cookiesOfReaders:
    'Qui lit ne reçoit aucun cookie de {siteUrl} : ni pour le pistage, ni pour la publicité, ni pour le comptage. L’abonnement par e-mail ne dépose pas non plus de cookie venant de nous.',
  cookiesOfOthers:
    'Pendant que vous lisez, nos pages ne chargent rien d’ailleurs. C’est seulement quand vous envoyez le formulaire pour recevoir les nouveaux articles que votre navigateur charge le captcha fourni par {company}, qui peut alors déposer ses propres cookies ; les règles de cette entreprise s’y appliquent. Le formulaire à l’adresse {siteUrl}/subscribe s’en passe. {embeds} Un lien peut mener à un autre site, et là commencent ses propres règles.',
  cookiesCleared: `Vous pouvez effacer les cookies et le stockage local dans les réglages de votre navigateur, pour ce site ou pour tous, et vous pouvez les refuser entièrement. Toutes les pages que vous lisez fonctionnent exactement de la même façon, et le formulaire à l’adresse {siteUrl}/subscribe aussi ; le captcha fourni par {company}, peut-être pas. Seuls vos choix seront oubliés, et les personnes qui administrent le site devront se reconnecter.

Si quelque chose ici n’est pas clair, écrivez à {contact}.`,
} as const satisfies StandardTexts['services']
