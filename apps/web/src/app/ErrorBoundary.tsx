import { Component, type ReactNode } from 'react';
import { ErrorFallback } from './FallbackScreen.tsx';

interface ErrorBoundaryProps {
  /** Identifies the page that is shown: with another value the children are rendered again. */
  shown?: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failure?: { error: unknown } | undefined;
  shown?: string | undefined;
}

/** Shows the fallback screen instead of a page that failed to render. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {};

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ shown }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return shown === state.shown ? null : { shown, failure: undefined };
  }

  override render() {
    const { failure } = this.state;
    return failure ? <ErrorFallback error={failure.error} /> : this.props.children;
  }
}
