import type { PageText } from '../../../domain/posts/pages/standard-pages.ts'

export const greetings: PageText = {
  title: '欢迎',
  intro: '《{blogName}》是一个写恐怖片的博客。这里有影评、片单和随想。',
  parts: [
    {
      heading: '缘起',
      text: '一切始于恐怖片，也始于想为它们写点什么的心愿。',
    },
    {
      heading: '誓言',
      text: '这里写的是我们自己的看法，没有人为此付钱。',
    },
    {
      heading: '影评',
      text: '每篇影评从六个方面给影片打分：恐怖、悬念、创意、摄影、表演和配乐，每项满分10分。总评另外打分，不一定是六项的平均分。',
    },
    {
      heading: '精选片单',
      text: '每篇片单围绕一个主题收集影片，并为每一部写上几句话。',
    },
    {
      heading: '同好',
      text: '看过该收进这里的影片，或者发现了错误？请写信到 {contact}。',
    },
  ],
  signature: '{blogName}',
}
