export { moveOwn as POST } from '../../../../../../orders/http/move'
