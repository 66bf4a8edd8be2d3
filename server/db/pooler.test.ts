import { testBehindPooler } from '#test/support/database/behind-pooler.ts'
import { openTransactionPool } from '#test/support/database/transaction-pool.ts'

testBehindPooler(openTransactionPool)
