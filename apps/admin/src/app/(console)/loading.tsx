import { SkeletonRows } from '../../ui/skeleton.tsx';

export default function Loading() {
  return <SkeletonRows rows={8} />;
}
