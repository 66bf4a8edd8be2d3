import type { PageText } from '../../../domain/posts/pages/standard-pages.ts'
import { services } from './services.ts'

export const cookiePolicy: PageText = {
  title: 'Política de cookies',
  intro:
    'Um cookie é um pequeno bilhete que um site deixa no seu navegador e recebe de volta a cada requisição. Se você só lê {blogName}, ele não deixa nenhum. É por isso que nenhum aviso apareceu para perguntar sobre eles.',
  parts: [
    {
      heading: 'Se você lê',
      text: `Quem lê não recebe nenhum cookie de {siteUrl}: nem para rastrear, nem para publicidade, nem para contar leituras. A inscrição por e-mail também não deixa nenhum.`,
    },
    {
      heading: 'Se você tem as chaves',
      text: `Quem administra o site e faz login recebe três cookies. Eles são necessários para o que essa mesma pessoa pediu, e ninguém mais os recebe.

- Um cookie de sessão, que diz quem fez login. Scripts não podem lê-lo. Ele termina quando a pessoa sai ou depois de 14 dias sem uso.
- den_signed_in, um sinal legível que permite a uma página mostrar o botão “Sair”. Não contém nada de secreto, não abre nenhuma porta e termina com a sessão.
- den_device, que distingue um navegador em que alguém já fez login de um estranho que tenta adivinhar senhas. É guardado por um ano e não traz o nome de ninguém.

Quem faz login por um provedor OpenID recebe um quarto, den_openid, que liga o caminho de ida ao de volta. É guardado por dez minutos.`,
    },
    {
      heading: 'O que o seu navegador guarda',
      text: `Seu navegador se lembra de duas escolhas suas no armazenamento local, uma gaveta que pertence só a este site. Elas ficam guardadas até você apagá-las e nunca são enviadas para nós.

- den-theme: o tema, quando você alterna entre o escuro e o claro
- den-limits: o que você prefere não encontrar, quando indica isso em Meus limites

Elas estão ali porque você pediu, e dali não se descobre mais nada.`,
    },
    {
      heading: 'Outras empresas',
      text: `Enquanto você lê, nossas páginas não pedem nada a nenhum outro servidor, de modo que nenhuma outra empresa pode deixar um cookie por meio delas. ${services.embedsInCookies} Um link pode levar a outro site, e ali começam a valer as regras dele.`,
    },
    {
      heading: 'Apagar e recusar',
      text: `Você pode apagar os cookies e o armazenamento local nas configurações do seu navegador, para este site ou para todos, e também pode recusá-los por completo. Todas as páginas de leitura funcionam do mesmo jeito. Só o que você escolheu será esquecido, e quem administra o site terá que fazer login de novo.

Se algo aqui não estiver claro, escreva para {contact}.`,
    },
  ],
}
