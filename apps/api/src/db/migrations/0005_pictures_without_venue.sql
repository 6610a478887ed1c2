ALTER TABLE "image_uploads" DROP CONSTRAINT "image_uploads_pkey";--> statement-breakpoint
ALTER TABLE "image_uploads" ADD CONSTRAINT "image_uploads_folder_path_photo_file_name_pk" PRIMARY KEY("folder_path","photo_file_name");
