import { Component, type ReactNode } from 'react';
import { loadAgain } from '#data/late.ts';
import { reportError } from '#data/report.ts';

/** What a message about a missing piece is given. */
export interface Failure {
  readonly again: () => void;
  readonly isBusy: boolean;
}

interface LateBoundaryProps {
  readonly children: ReactNode;
  readonly failed: (failure: Failure) => ReactNode;
  /** Whether it is known to have failed without a render. */
  readonly isFailed?: () => boolean;
  /** Loads what is missing again. */
  readonly load: () => Promise<unknown>;
  /** Called when the piece failed, and when it leaves the page. */
  readonly onGone?: () => void;
}

/** Keeps the failure of a late piece in its place, and loads it again on demand. */
export class LateBoundary extends Component<LateBoundaryProps, { isBroken: boolean; isBusy: boolean }> {
  override state = { isBroken: false, isBusy: false };
  static getDerivedStateFromError = () => ({ isBroken: true });
  override componentDidCatch(error: unknown) {
    this.props.onGone?.();
    reportError(error);
  }
  override componentWillUnmount() {
    this.props.onGone?.();
  }
  readonly again = () => {
    if (this.state.isBusy) return;
    this.setState({ isBusy: true });
    void loadAgain(this.props.load).then(() => this.setState({ isBroken: false, isBusy: false }));
  };
  override render() {
    const { isBroken, isBusy } = this.state;
    return isBroken || this.props.isFailed?.()
      ? this.props.failed({ again: this.again, isBusy })
      : this.props.children;
  }
}
