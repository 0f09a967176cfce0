export { refund as POST } from '../../../../../../orders/http/move'
