export { customerReturn as POST } from '../../../../../../payments/http/gateways'
