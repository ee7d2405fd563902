/** Accounts alone as this page knows them: their ledger, and the payment that is being put together. */

import type { MoneyState } from '../protocol'
import { LiveLedger } from '../reader/ledger.svelte'
import { click } from '../reader/tones'
import { t } from '../lib/words.svelte'

export const BANK = 0
export const EVERYBODY = -1
const LONGEST = 10 // signs of an amount

export class LiveMoney extends LiveLedger<MoneyState> {
  protected readonly volume = 2
  payer: number | null = $state(null)
  payee: number | null = $state(null)
  typed = $state('')
  sent = $state(false)

  constructor(code: string) {
    super(code, 'money')
  }

  /** Who pays for who has only an account of their own: always themselves. */
  private get own(): number | null {
    return (!this.mayOperate && this.state?.you.card) || null
  }

  /** Whether money may be taken from here by who looks. */
  mayPay(party: number): boolean {
    return this.mayOperate || Boolean(this.state?.cards.find((each) => each.card === party)?.yours)
  }

  called(party: number | null): string {
    if (party === null) return ''
    if (party === BANK) return this.state?.bank_called ?? ''
    if (party === EVERYBODY) return this.state?.all_called ?? ''
    return this.state?.cards.find((each) => each.card === party)?.called ?? ''
  }

  /** Whether whoever looks keeps the bank or has an account. */
  get mayTakePart(): boolean {
    return this.mayOperate || Boolean(this.state?.you.card)
  }

  /** Choose who pays, and then who receives; choose again to undo that. */
  pick(party: number): void {
    this.problem = this.mayTakePart ? '' : t('money-watching')
    if (!this.mayTakePart) return
    if (this.payer === party) this.payer = this.own
    else if (this.payee === party) this.payee = null
    else if (this.payer === null && this.mayPay(party)) this.payer = party
    else if (this.payer !== null) this.payee = party
  }

  /** Let who receives pay, and the other way round. */
  turn(): void {
    this.problem = this.mayOperate ? '' : t('money-turn-banker')
    if (!this.mayOperate) return
    ;[this.payer, this.payee] = [this.payee, this.payer]
  }

  press(key: string): void {
    this.problem = ''
    click(this.volume)
    this.typed = (this.typed + key).slice(0, LONGEST)
  }

  erase(): void {
    this.typed = this.typed.slice(0, -1)
  }

  clear(): void {
    this.problem = ''
    this.typed = ''
    this.payer = this.own
    this.payee = null
  }

  /** Whether it is known who pays whom how much. */
  get complete(): boolean {
    return this.payer !== null && this.payee !== null && this.typed !== ''
  }

  /** Whether something of the next payment has been said already. */
  get begun(): boolean {
    return this.typed !== '' || this.payee !== null || this.payer !== this.own
  }

  async pay(): Promise<void> {
    const { payer, payee, typed } = this
    if (payer === null || payee === null || !typed) {
      this.problem = t(this.mayTakePart ? 'money-incomplete' : 'money-watching')
      return
    }
    await this.once(async () => {
      if (await this.send({ do: 'pay', payer, payee, amount: typed })) this.clear()
    })
  }

  salary(card: number): Promise<void> {
    return this.once(async () => void (await this.send({ do: 'salary', card })))
  }

  /** Money moves once however often a key is pressed before the answer. */
  private async once(work: () => Promise<void>): Promise<void> {
    if (this.sent) return
    this.sent = true
    try {
      await work()
    } finally {
      this.sent = false
    }
  }

  protected override take(state: MoneyState): void {
    super.take(state)
    document.documentElement.dataset.edition = state.edition
    this.payer ??= this.own
  }
}
