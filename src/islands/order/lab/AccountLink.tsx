import { accountPath } from '../../../panel/account-path.ts';

type AccountLinkProps = { account: { id: string; name: string } };

/** The name of an order's account, linked to its page. */
export function AccountLink({ account: { id, name } }: AccountLinkProps) {
  return (
    <a href={accountPath(id)}>
      <bdi>{name}</bdi>
    </a>
  );
}
