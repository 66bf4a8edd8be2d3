import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const defaults = {
  tagline: '欢迎来到巢穴，各位住客。',
  description: '恐怖片的影评、片单与随想。',
  emptyFeedTitle: '这里还没有东西出没',
  emptyFeedText: '第一篇文章会出现在这里。',
  missingPostTitle: '这个网址下没有文章',
  missingPostText: '文章可能已经撤下，也可能是链接在路上丢了个字符。最新的文章就在下面。',
  missingPageTitle: '没有这一页',
  missingPageText: '文章在前面就到头了，请回到第一页。',
  scale0: '一无是处。',
  scale1: '糟透了。',
  scale2: '差。',
  scale3: '偏弱。',
  scale4: '中等偏下。',
  scale5: '中等。',
  scale6: '尚可。',
  scale7: '不错。',
  scale8: '很好。',
  scale9: '出色。',
  scale10: '杰作。',
} as const satisfies Translated<typeof en.defaults>
