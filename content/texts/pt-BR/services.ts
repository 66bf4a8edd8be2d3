import type { StandardTexts } from '../standard-texts.ts'

export const services = {
  embedsInPrivacy:
    'Um filme ou uma música do YouTube, do Vimeo ou do Spotify aparece em um post como um link. Só quando você clica nele o seu navegador carrega o conteúdo dessa empresa, que então passa a conhecer o seu endereço IP e o site em que você está; para isso valem as regras dela.',
  embedsInCookies:
    'Só quando você clica em um filme ou uma música do YouTube, do Vimeo ou do Spotify o seu navegador carrega o conteúdo dessa empresa, que então pode deixar cookies próprios.',
  reading: `Enquanto você lê, nossas páginas não carregam nada de nenhum outro lugar: fontes, imagens e scripts vêm deste site. {others} Não há redes de publicidade nem cookies de rastreamento.

{embeds}

Seu navegador envia o próprio endereço IP a cada requisição, como em qualquer site, porque a resposta precisa chegar a algum lugar.`,
  readingCaptcha:
    'O formulário para receber os novos posts recorre a {company} quando você o envia, como explicamos em “O captcha”.',
  readingGoogle: 'O que o Google recebe deste servidor está explicado em “Contagem de leituras”.',
  countedByGoogle: `Este site conta quantas vezes suas páginas são lidas, sem cookies, e recorre ao Google Analytics para que também as conte. Quando uma página é exibida, seu navegador informa ao servidor qual página é e o domínio do site que trouxe você até aqui, se houver algum. Isso é somado dia a dia e guardado por 13 meses.

- Para contar cada pessoa só uma vez por dia, o servidor calcula um número a partir do seu endereço IP, do nome do seu navegador e de um segredo que é novo a cada dia. O endereço não é armazenado. Em até dois dias, o segredo e o número são apagados aqui.
- Para cada página contada, o servidor informa ao Google o nome e o endereço da página, o horário e outro número, que representa você e é novo a cada dia. Por nosso intermédio, o Google não fica sabendo nem o seu endereço IP nem qual é o seu navegador, e nele não roda nenhum script do Google. O que é informado ao Google, ele guarda segundo regras próprias, e a partir disso não consegue saber se você volta em outro dia.
- Um navegador que envia o sinal Global Privacy Control não é contado, nem aqui nem pelo Google. Programas automáticos também não. Quem administra o site não é contado aqui; o Google é informado de quais visualizações são dessas pessoas.

A nossa própria contagem é mostrada a quem administra este site.`,
  notCounted:
    'Este site não conta quem o lê. Quando uma página é exibida, seu navegador informa ao servidor qual página é, e o servidor esquece isso na mesma hora.',
  byEmailJs:
    'A mensagem que pede a confirmação passa pelo EmailJS, uma empresa que repassa e-mails em nome de outros; os novos posts podem seguir o mesmo caminho. O EmailJS recebe então o seu endereço e o texto da mensagem, e para isso valem as regras dele.',
  captcha: `O formulário para receber os novos posts é protegido por {company}. Nada dessa empresa é carregado enquanto você lê. Quando você envia o formulário, seu navegador carrega dela um script e uma caixa para marcar; ela então passa a conhecer o seu endereço IP, o navegador que você usa, o site em que está e o modo como usa a caixa, e para isso valem as regras dela. Ela nos diz se podemos deixar você entrar, e nós não dizemos a ela nada sobre você, muito menos o seu endereço de e-mail.

Se você preferir evitar isso, use o formulário em {siteUrl}/subscribe. Ele faz uma pergunta a você e não recorre a nenhuma empresa.`,
  cookiesOfReaders:
    'Quem lê não recebe nenhum cookie de {siteUrl}: nem para rastrear, nem para publicidade, nem para contar leituras. A inscrição por e-mail também não deixa nenhum cookie nosso.',
  cookiesOfOthers:
    'Enquanto você lê, nossas páginas não carregam nada de nenhum outro lugar. Só quando você envia o formulário para receber os novos posts o seu navegador carrega o captcha de {company}, que então pode deixar cookies próprios; para eles valem as regras dessa empresa. O formulário em {siteUrl}/subscribe não usa esse captcha. {embeds} Um link pode levar a outro site, e ali começam a valer as regras dele.',
  cookiesCleared: `Você pode apagar os cookies e o armazenamento local nas configurações do seu navegador, para este site ou para todos, e também pode recusá-los por completo. Todas as páginas que você lê funcionam do mesmo jeito, e o formulário em {siteUrl}/subscribe também; o captcha de {company}, talvez não. Só o que você escolheu será esquecido, e quem administra o site terá que fazer login de novo.

Se algo aqui não estiver claro, escreva para {contact}.`,
} as const satisfies StandardTexts['services']
