export const health = {
  health: '运行状况',
  aboutHealth:
    '网站正常运行所需的一切。{command} 检查得更多：它会读取整个数据库，并测试邮件服务器和网站地址有没有回应。',
  nothingIsWrong: 'Den {version}，一切正常',
  thingsNeedAttention: { other: 'Den {version}，有{count}件事要你留意' },
  lookAgain: '重新检查',
  looking: '正在检查…',
  state: '状态',
  found: '结果',
  ok: '正常',
  hint: '还没有',
  warning: '警告',
  problem: '问题',

  kept: '保存了什么，保存多久',
  aboutKept: 'Den会自动删除过期的内容。只有你手动做的备份和恢复时换下的数据库，要你自己来删。',
  now: '现有',
  howLong: '保存',
  growsWith: '增长取决于',
  setBy: '由{setting}设定',
} as const
