import type { PageText } from '../../../domain/posts/pages/standard-pages.ts'
import { services } from './services.ts'

export const privacy: PageText = {
  title: 'Privacidade',
  intro:
    'Esta página conta o que {blogName}, em {siteUrl}, fica sabendo sobre você e o que é feito disso. Você pode ler tudo aqui sem nos dizer quem é.',
  parts: [
    {
      heading: 'Durante a leitura',
      text: `Enquanto você lê, nossas páginas não pedem nada a nenhum outro servidor. Fontes, imagens e scripts vêm deste site, de modo que nenhum terceiro vê que você está aqui. Não há redes de publicidade nem cookies de rastreamento.

${services.embedsInPrivacy}

Seu navegador envia o próprio endereço IP a cada requisição, como em qualquer site, porque a resposta precisa chegar a algum lugar.`,
    },
    {
      heading: 'Contagem de leituras',
      text: `Este site conta quantas vezes suas páginas são lidas, por conta própria e sem cookies. Quando uma página é exibida, seu navegador informa ao servidor qual página é e o domínio do site que trouxe você até aqui, se houver algum. Isso é somado dia a dia e guardado por 13 meses.

- Para contar cada pessoa só uma vez por dia, o servidor calcula um número a partir do seu endereço IP, do nome do seu navegador e de um segredo que é novo a cada dia. O endereço não é armazenado. Em até dois dias, o segredo e o número são apagados; a partir daí, ninguém tem como saber quem leu o quê, nem se você voltou.
- Um navegador que envia o sinal Global Privacy Control não é contado. Programas automáticos e quem administra o site também não.

A contagem é mostrada a quem administra este site. Ela não é enviada a ninguém.`,
    },
    {
      heading: 'Novos posts por e-mail',
      text: `Se você se inscreve, guardamos seu endereço para enviar os novos posts. Primeiro você recebe uma mensagem que pede a confirmação; até você confirmar, nenhum post é enviado. Todo e-mail traz um link para cancelar a inscrição, que funciona sem login.

- Guardamos o endereço até você cancelar a inscrição e, depois disso, lembramos apenas que não se deve escrever para ele.
- A informação de quais posts foram enviados a você é guardada por 90 dias. Depois, só sabemos quantos e-mails saíram.
- Não vendemos seu endereço, não o compartilhamos com fins publicitários nem o usamos para qualquer outra coisa.
- Não rastreamos se você abre um e-mail nem se clica nele.
- Quando você se inscreve, um número calculado a partir do seu endereço IP é guardado junto com o seu consentimento, para que ninguém possa inscrever outras pessoas aos milhares. O endereço IP em si não é guardado.

O serviço de e-mail que transporta nossas mensagens precisa ver seu endereço para poder entregá-las.`,
    },
    {
      heading: 'O captcha',
      text: `Os formulários são protegidos por um enigma que o seu navegador resolve sozinho, com um pouco de aritmética. Ele roda neste site. Nada sobre você é enviado a uma empresa de captchas.`,
    },
    {
      heading: 'Registros e cartas',
      text: `Os registros que nos ajudam a encontrar falhas não contêm endereços de e-mail. A empresa que hospeda o servidor pode manter registros técnicos próprios.

Se você escreve para {contact}, temos a sua carta e a usamos para responder.`,
    },
    {
      heading: 'Seus direitos',
      text: `Escreva para {contact} se quiser saber o que temos sobre você, ou pedir que isso seja corrigido ou apagado. Não custa nada, e você não precisa dar um motivo. Em muitos países, você também pode apresentar uma reclamação a uma autoridade de proteção de dados. O que fica guardado no seu navegador está descrito na página “Política de cookies”.`,
    },
  ],
}
