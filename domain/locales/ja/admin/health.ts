export const health = {
  health: '動作状況',
  aboutHealth:
    'このサイトが動くために必要なものです。{command} はさらに、データベース全体を読み、メールサーバーとサイトのアドレスが応答するかを調べます。',
  nothingIsWrong: 'Den {version}。異常はありません',
  thingsNeedAttention: { other: 'Den {version}。確認が必要な項目：{count}件' },
  lookAgain: 'もう一度調べる',
  looking: '調べています…',
  state: '状態',
  found: '結果',
  ok: '正常',
  hint: 'まだ',
  warning: '注意',
  problem: '異常',
  kept: '保存しているものと期間',
  aboutKept:
    '古くなったものは自動で削除されます。自分で作ったバックアップと、復元で置き換えられたデータベースだけは、手で消すまで残ります。',
  now: '現在',
  howLong: '期間',
  growsWith: '増える要因',
  setBy: '{setting} で設定',
} as const
