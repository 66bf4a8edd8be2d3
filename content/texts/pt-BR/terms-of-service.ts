import type { PageText } from '../../../domain/posts/pages/standard-pages.ts'

export const termsOfService: PageText = {
  title: 'Termos de uso',
  intro:
    'Estas são as regras da casa em {blogName}, {siteUrl}. São curtas. Quem lê este blog, se inscreve nele ou escreve para nós concorda com elas.',
  parts: [
    {
      heading: 'De quem são as palavras',
      text: `Cada texto de {blogName} pertence à pessoa cujo nome aparece acima dele. Você pode lê-lo, imprimi-lo para uso próprio e criar links para ele de qualquer lugar, sem pedir licença.

Citações curtas são bem-vindas, com o nome de quem escreveu e um link para a página de onde vieram. Consulte-nos antes se quiser republicar ou traduzir um texto inteiro, vendê-lo ou usá-lo em um anúncio.`,
    },
    {
      heading: 'Imagens e filmes',
      text: `As ilustrações são obras originais feitas para {blogName}, a menos que a linha abaixo de uma imagem diga outra coisa. Uma imagem creditada a outra pessoa é dessa pessoa, e você precisa pedir a autorização dela antes do uso.

Os filmes sobre os quais escrevemos, com seus títulos, personagens e marcas, pertencem aos respectivos titulares. Não temos nenhum vínculo com eles. Se você detém os direitos sobre alguma coisa e acha que a usamos indevidamente, escreva para {contact} e diga em que página ela está.`,
    },
    {
      heading: 'Opiniões e spoilers',
      text: `Uma crítica é a opinião de uma pessoa em uma certa noite. As notas também são opiniões. Dados como anos, nomes e créditos são conferidos, e corrigidos quando você nos avisa que estão errados.

Procuramos esconder o que entrega um final, mas escrevemos sobre filmes inteiros. Algumas páginas também descrevem violência e medo, porque estão nos filmes. Se você prefere não saber de nada, veja o filme primeiro e volte depois.`,
    },
    {
      heading: 'Como se comportar',
      text: `- Não tente invadir o site, sobrecarregá-lo nem burlar seus limites.
- Não apresente nossos textos como se fossem seus.
- Não inscreva um endereço que não seja seu.
- Quando escrever para nós, fale de um filme as barbaridades que quiser, mas trate as pessoas com respeito.

Podemos bloquear quem torna o lugar inutilizável para os outros.`,
    },
    {
      heading: 'Sem promessas',
      text: `Ler é de graça. {blogName} é oferecido como está, sem garantias: pode errar, mudar ou ficar fora do ar por uma noite. Na medida em que a lei permite, não respondemos por danos decorrentes do uso do site ou de um link para outro site, que não controlamos. Nada do que está aqui limita os direitos que a lei garante a você e aos quais não se pode renunciar.`,
    },
    {
      heading: 'Mudanças e contato',
      text: `Se estes termos mudarem, os novos estarão nesta página e valerão a partir desse dia. O que acontece com os seus dados está escrito nas páginas “Privacidade” e “Política de cookies”. Para todo o resto, escreva para {contact}.`,
    },
  ],
}
