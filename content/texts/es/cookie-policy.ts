import type { PageText } from '../../../domain/posts/pages/standard-pages.ts'
import { services } from './services.ts'

export const cookiePolicy: PageText = {
  title: 'Política de cookies',
  intro:
    'Una cookie es una pequeña nota que un sitio web deja en tu navegador y que recibe de vuelta con cada solicitud. Si solo lees {blogName}, no te deja ninguna. Por eso ningún aviso te preguntó por ellas.',
  parts: [
    {
      heading: 'Si lees',
      text: `Quien lee no recibe ninguna cookie de {siteUrl}: ni de rastreo, ni de publicidad, ni para contar las lecturas. Suscribirse por correo electrónico tampoco deja ninguna.`,
    },
    {
      heading: 'Si tienes las llaves',
      text: `Quien administra el sitio e inicia sesión recibe tres cookies. Son necesarias para lo que esa misma persona ha pedido, y nadie más las recibe.

- Una cookie de sesión, que indica quién ha iniciado sesión. Los scripts no pueden leerla. Termina al cerrar la sesión o tras 14 días sin uso.
- den_signed_in, una señal legible que permite que una página muestre el botón “Cerrar sesión”. No contiene nada secreto, no abre ninguna puerta y termina con la sesión.
- den_device, que distingue un navegador en el que ya se inició sesión de un extraño que prueba contraseñas. Se guarda durante un año y no lleva el nombre de nadie.

Quien inicia sesión a través de un proveedor de OpenID recibe una cuarta, den_openid, que une el camino de ida con el de vuelta. Se guarda durante diez minutos.`,
    },
    {
      heading: 'Lo que guarda tu navegador',
      text: `Tu navegador recuerda dos cosas que eliges tú en su almacenamiento local, un cajón que pertenece solo a este sitio. Las guarda hasta que las borres, y nunca se nos envían.

- den-theme: el tema, en cuanto cambias entre el oscuro y el claro
- den-limits: lo que prefieres no encontrarte, en cuanto lo indicas en Mis límites

Están ahí porque tú lo pediste, y de ellas no se puede deducir nada más.`,
    },
    {
      heading: 'Otras empresas',
      text: `Mientras lees, nuestras páginas no piden nada a ningún otro servidor, así que ninguna otra empresa puede dejar una cookie a través de ellas. ${services.embedsInCookies} Un enlace puede llevar a otro sitio, y allí empiezan a regir sus propias normas.`,
    },
    {
      heading: 'Borrar y rechazar',
      text: `Puedes borrar las cookies y el almacenamiento local en los ajustes de tu navegador, para este sitio o para todos, y también puedes rechazarlos por completo. Todas las páginas que lees funcionan exactamente igual. Solo se olvidará lo que elegiste, y quien administra el sitio tendrá que volver a iniciar sesión.

Si algo de esto no queda claro, escribe a {contact}.`,
    },
  ],
}
