import type { PageText } from '../../../domain/posts/pages/standard-pages.ts'

export const termsOfService: PageText = {
  title: 'Términos de uso',
  intro:
    'Estas son las reglas de la casa en {blogName}, {siteUrl}. Son breves. Quien lee este blog, se suscribe a él o nos escribe las acepta.',
  parts: [
    {
      heading: 'De quién son las palabras',
      text: `Cada texto de {blogName} pertenece a la persona cuyo nombre lo encabeza. Puedes leerlo, imprimirlo para tu uso personal y enlazarlo desde cualquier lugar, sin pedir permiso.

Las citas breves son bienvenidas, con el nombre de quien firma y un enlace a la página de la que proceden. Pregúntanos antes si quieres volver a publicar o traducir un texto completo, venderlo o usarlo en un anuncio.`,
    },
    {
      heading: 'Imágenes y películas',
      text: `Las ilustraciones son obras originales creadas para {blogName}, salvo que la línea al pie de una imagen diga otra cosa. Una imagen que se atribuye a otra persona es de esa persona, y antes de usarla tienes que pedirle permiso.

Las películas sobre las que escribimos, con sus títulos, personajes y marcas, pertenecen a sus titulares. No tenemos ninguna relación con ellos. Si tienes los derechos sobre algo y crees que lo hemos usado indebidamente, escribe a {contact} y dinos en qué página está.`,
    },
    {
      heading: 'Opiniones y spoilers',
      text: `Una reseña es la opinión de una persona en una noche concreta. Las puntuaciones también son opiniones. Los datos, como años, nombres y créditos, se comprueban, y se corrigen cuando nos avisas de que están mal.

Procuramos ocultar lo que revela un final, pero escribimos sobre películas enteras. Algunas páginas también describen violencia y miedo, porque las películas los contienen. Si prefieres no saber nada, ve primero la película y vuelve después.`,
    },
    {
      heading: 'Cómo comportarse',
      text: `- No intentes entrar por la fuerza en el sitio, sobrecargarlo ni saltarte sus límites.
- No hagas pasar nuestros textos por tuyos.
- No suscribas una dirección que no sea tuya.
- Cuando nos escribas, di de una película todas las barbaridades que quieras, pero trata con respeto a las personas.

Podemos bloquear a quien haga imposible que los demás usen este lugar.`,
    },
    {
      heading: 'Sin promesas',
      text: `Leer es gratis. {blogName} se ofrece tal como es, sin garantías: puede equivocarse, cambiar o quedar fuera de servicio una noche. En la medida en que la ley lo permita, no respondemos de los daños que se deriven de usarlo o de seguir un enlace a otro sitio, que no controlamos. Nada de lo que aquí se dice limita los derechos que la ley te da y a los que no se puede renunciar.`,
    },
    {
      heading: 'Cambios y contacto',
      text: `Si estos términos cambian, los nuevos aparecerán en esta página y regirán desde ese día. Lo que ocurre con tus datos se explica en las páginas “Privacidad” y “Política de cookies”. Para todo lo demás, escribe a {contact}.`,
    },
  ],
}
