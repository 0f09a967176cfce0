import {
  InpOrderAlreadyConfirmed,
  IpnFailChecksum,
  IpnInvalidAmount,
  IpnOrderNotFound,
  type IpnResponse,
  IpnSuccess,
  IpnUnknownError,
} from 'vnpay'
import type { GatewayMethod } from '../payment-method'

/** VNPAY tells again what is answered neither 00 nor 02. */
export const noticeAnswers = {
  settled: IpnSuccess,
  undecided: IpnSuccess,
  known: InpOrderAlreadyConfirmed,
  reference_unknown: IpnOrderNotFound,
  amount_wrong: IpnInvalidAmount,
  unsigned: IpnFailChecksum,
  not_carried_out: IpnUnknownError,
} as const satisfies Record<Parameters<GatewayMethod['answerNotice']>[0], IpnResponse>
