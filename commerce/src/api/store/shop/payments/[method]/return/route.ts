export { customerReturn as POST } from '../../../../../../settlement/http/payments'
