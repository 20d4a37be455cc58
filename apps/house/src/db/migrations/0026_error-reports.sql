CREATE TABLE "error_reports" (
	"fingerprint" text NOT NULL,
	"release" text NOT NULL,
	"source" text NOT NULL,
	"name" text NOT NULL,
	"message" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"first_seen_at" bigint NOT NULL,
	"last_seen_at" bigint NOT NULL,
	"stack" jsonb NOT NULL,
	"route" text NOT NULL,
	"browser" text,
	"locale" text NOT NULL,
	CONSTRAINT "error_reports_fingerprint_release_pk" PRIMARY KEY("fingerprint","release")
);
--> statement-breakpoint
CREATE INDEX "error_reports_last_seen" ON "error_reports" USING btree ("last_seen_at");