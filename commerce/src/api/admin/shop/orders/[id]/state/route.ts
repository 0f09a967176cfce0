export { moveByStaff as POST } from '../../../../../../orders/http/move'
