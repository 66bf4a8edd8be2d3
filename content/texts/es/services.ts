import type { StandardTexts } from '../standard-texts.ts'

export const services = {
  embedsInPrivacy:
    'Una película o una canción de YouTube, Vimeo o Spotify aparece en un artículo como un enlace. Solo cuando lo pulsas, tu navegador la carga desde esa empresa, que así conoce tu dirección IP y en qué sitio estás; a eso se aplican sus propias normas.',
  embedsInCookies:
    'Solo cuando pulsas una película o una canción de YouTube, Vimeo o Spotify, tu navegador la carga desde esa empresa, que entonces puede dejar sus propias cookies.',
  reading: `Mientras lees, nuestras páginas no cargan nada de ningún otro lugar: las tipografías, las imágenes y los scripts vienen de este sitio. {others} No hay redes publicitarias ni cookies de rastreo.

{embeds}

Tu navegador envía su dirección IP con cada solicitud, como en cualquier sitio web, porque la respuesta tiene que llegar a alguna parte.`,
  readingCaptcha:
    'El formulario para recibir los artículos nuevos recurre a {company} cuando lo envías, como se explica en “El captcha”.',
  readingGoogle: 'Lo que Google recibe de este servidor se explica en “Recuento de lecturas”.',
  countedByGoogle: `Este sitio cuenta, sin cookies, cuántas veces se leen sus páginas, y recurre a Google Analytics para que también las cuente. Cuando se muestra una página, tu navegador le dice al servidor cuál es y el dominio del sitio que te trajo hasta aquí, si lo hubo. Eso se suma por días y se guarda durante 13 meses.

- Para contar a cada persona solo una vez al día, el servidor calcula un número a partir de tu dirección IP, el nombre de tu navegador y un secreto que es nuevo cada día. La dirección no se guarda. En un plazo de dos días, el secreto y el número se borran aquí.
- Por cada página que se cuenta, el servidor comunica a Google el nombre y la dirección de la página, la hora y otro número que te representa y que es nuevo cada día. A través de nosotros, Google no llega a conocer ni tu dirección IP ni tu navegador, y en este no se ejecuta ningún script suyo. Lo que se le comunica, Google lo guarda según sus propias normas, y a partir de ello no puede saber si vuelves otro día.
- Un navegador que envía la señal Global Privacy Control no se cuenta, ni aquí ni en Google. Tampoco se cuentan los programas automáticos. Quienes administran el sitio no se cuentan aquí; a Google se le indica qué visitas son suyas.

Nuestro propio recuento se muestra a quienes administran este sitio.`,
  notCounted:
    'Este sitio no cuenta a quien lo lee. Cuando se muestra una página, tu navegador le dice al servidor cuál es, y el servidor lo olvida al instante.',
  byEmailJs:
    'El mensaje que te pide confirmar la suscripción pasa por EmailJS, una empresa que transmite correo por cuenta de otros; los artículos nuevos pueden seguir el mismo camino. EmailJS recibe entonces tu dirección y el texto del mensaje, y a eso se aplican sus propias normas.',
  captcha: `El formulario para recibir los artículos nuevos está protegido por {company}. Mientras lees no se carga nada suyo. Cuando envías el formulario, tu navegador carga de esa empresa un script y una casilla para marcar; así ella conoce tu dirección IP, qué navegador usas, en qué sitio estás y cómo usas la casilla, y a eso se aplican sus propias normas. Nos dice si podemos dejarte pasar, y por nuestra parte no le decimos nada sobre ti, y menos aún tu dirección de correo electrónico.

Si prefieres evitarlo, usa el formulario de {siteUrl}/subscribe. Te hace una pregunta y no recurre a ninguna empresa.`,
  cookiesOfReaders:
    'Quien lee no recibe ninguna cookie de {siteUrl}: ni de rastreo, ni de publicidad, ni para contar las lecturas. Suscribirse por correo electrónico tampoco deja ninguna nuestra.',
  cookiesOfOthers:
    'Mientras lees, nuestras páginas no cargan nada de ningún otro lugar. Solo cuando envías el formulario para recibir los artículos nuevos, tu navegador carga el captcha de {company}, que entonces puede dejar sus propias cookies; a ellas se aplican sus propias normas. El formulario de {siteUrl}/subscribe no lo usa. {embeds} Un enlace puede llevar a otro sitio, y allí empiezan a regir sus propias normas.',
  cookiesCleared: `Puedes borrar las cookies y el almacenamiento local en los ajustes de tu navegador, para este sitio o para todos, y también puedes rechazarlos por completo. Todas las páginas que lees funcionan exactamente igual, y también el formulario de {siteUrl}/subscribe; el captcha de {company}, quizá no. Solo se olvidará lo que elegiste, y quien administra el sitio tendrá que volver a iniciar sesión.

Si algo de esto no queda claro, escribe a {contact}.`,
} as const satisfies StandardTexts['services']
