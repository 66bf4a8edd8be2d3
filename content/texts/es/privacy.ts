import type { PageText } from '../../../domain/posts/pages/standard-pages.ts'
import { services } from './services.ts'

export const privacy: PageText = {
  title: 'Privacidad',
  intro:
    'Esta página explica qué llega a saber de ti {blogName}, en {siteUrl}, y qué se hace con ello. Puedes leer todo lo que hay aquí sin decirnos quién eres.',
  parts: [
    {
      heading: 'Cuando lees',
      text: `Mientras lees, nuestras páginas no piden nada a ningún otro servidor. Las tipografías, las imágenes y los scripts vienen de este sitio, así que ningún tercero ve que estás aquí. No hay redes publicitarias ni cookies de rastreo.

${services.embedsInPrivacy}

Tu navegador envía su dirección IP con cada solicitud, como en cualquier sitio web, porque la respuesta tiene que llegar a alguna parte.`,
    },
    {
      heading: 'Recuento de lecturas',
      text: `Este sitio cuenta por sí mismo, sin cookies, cuántas veces se leen sus páginas. Cuando se muestra una página, tu navegador le dice al servidor cuál es y el dominio del sitio que te trajo hasta aquí, si lo hubo. Eso se suma por días y se guarda durante 13 meses.

- Para contar a cada persona solo una vez al día, el servidor calcula un número a partir de tu dirección IP, el nombre de tu navegador y un secreto que es nuevo cada día. La dirección no se guarda. En un plazo de dos días se borran el secreto y el número; desde entonces, nadie puede saber quién leyó qué ni si volviste.
- Un navegador que envía la señal Global Privacy Control no se cuenta. Tampoco se cuentan los programas automáticos ni quienes administran el sitio.

El recuento se muestra a quienes administran este sitio. No se envía a nadie.`,
    },
    {
      heading: 'Artículos nuevos por correo electrónico',
      text: `Si te suscribes, guardamos tu dirección para enviarte los artículos nuevos. Primero recibes un mensaje que te pide confirmar la suscripción; hasta que lo hagas, no se te envía ningún artículo. Cada mensaje lleva un enlace para cancelar la suscripción, y ese enlace funciona sin iniciar sesión.

- Guardamos la dirección hasta que canceles la suscripción y, después, recordamos solo que no hay que escribirle.
- Durante 90 días se guarda qué artículos se te enviaron. Después solo sabemos cuántos mensajes salieron.
- No vendemos tu dirección, no la compartimos con fines publicitarios ni la usamos para ninguna otra cosa.
- No rastreamos si abres un mensaje ni si pulsas algo en él.
- Cuando te suscribes, junto con tu consentimiento se guarda un número calculado a partir de tu dirección IP, para que nadie pueda suscribir a otras personas por millares. La dirección IP en sí no se guarda.

El servicio de correo que transporta nuestros mensajes tiene que ver tu dirección para poder entregarlos.`,
    },
    {
      heading: 'El captcha',
      text: `Los formularios están protegidos por un acertijo que tu navegador resuelve por sí solo, con un poco de aritmética. Funciona en este sitio. No se envía nada sobre ti a ninguna empresa de captchas.`,
    },
    {
      heading: 'Registros y cartas',
      text: `Los registros que nos ayudan a encontrar fallos no contienen direcciones de correo electrónico. La empresa que aloja el servidor puede llevar sus propios registros técnicos.

Si escribes a {contact}, tenemos tu carta y la usamos para responderte.`,
    },
    {
      heading: 'Tus derechos',
      text: `Escribe a {contact} si quieres saber qué datos tuyos tenemos, que los corrijamos o que los borremos. No cuesta nada y no hace falta dar motivos. En muchos países también puedes presentar una reclamación ante una autoridad de protección de datos. Lo que se guarda en tu navegador se describe en la página “Política de cookies”.`,
    },
  ],
}
